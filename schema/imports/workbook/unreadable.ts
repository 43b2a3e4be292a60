/** Why a file cannot be read, in sentences for people. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly errors: readonly string[];
  constructor(...errors: readonly string[]) {
    super(errors[0]);
    this.errors = errors;
  }
}
