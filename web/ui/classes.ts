/** Joins the class names that apply, leaving out what is false or undefined. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
