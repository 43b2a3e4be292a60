/** The used part of saxen, which has no types of its own. */
declare module 'saxen' {
  type Attributes = Record<string, string>;

  export class Parser {
    on(
      name: 'openTag',
      listener: (element: string, attributes: () => Attributes, decode: unknown) => void,
    ): this;
    on(name: 'closeTag', listener: (element: string) => void): this;
    on(name: 'text' | 'cdata', listener: (text: string) => void): this;
    on(name: 'error', listener: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
