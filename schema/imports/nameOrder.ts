/** Chinese, Japanese and Korean names, which have the last name first. */
const eastAsian = /^[\p{scx=Han}\p{scx=Kana}\p{scx=Hira}\p{scx=Hang}\s]+$/u;

/** The first and the last name as a name is spoken and written. */
export const inNameOrder = (firstName: string, lastName: string): string[] =>
  eastAsian.test(firstName + lastName) ? [lastName, firstName] : [firstName, lastName];

/** The whole name, of the cells of the first and the last name. */
export const wholeName = (name: string, lastName: string): string =>
  inNameOrder(name, lastName)
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
