declare module '*.ftl' {
  export const t: import('./texts.ts').Texts;
}
