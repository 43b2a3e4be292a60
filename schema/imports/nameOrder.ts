/** Chinese, Japanese and Korean names, which have the last name first. */
const eastAsian = /^[\p{scx=Han}\p{scx=Kana}\p{scx=Hira}\p{scx=Hang}\s]+$/u;

/** The first and the last name as a name is spoken and written. */
export const inNameOrder = (firstName: string, lastName: string): string[] =>
  eastAsian.test(firstName + lastName) ? [lastName, firstName] : [firstName, lastName];
