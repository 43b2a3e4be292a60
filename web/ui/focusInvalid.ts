/** Focuses the first invalid control of a form and brings its message into view. */
export const focusInvalid = (form: HTMLElement): void => {
  const control = form.querySelector<HTMLElement>('[aria-invalid]');
  const message = control?.getAttribute('aria-describedby');
  control?.focus();
  if (message) document.getElementById(message)?.scrollIntoView({ block: 'nearest' });
};
