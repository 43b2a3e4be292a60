// Runs before the first paint, so that neither the other theme nor the splash flashes. A file of its
// own, because the content security policy allows no inline script.
(() => {
  const { dataset } = document.documentElement;
  try {
    const chosen = localStorage.getItem('seating-theme');
    // "system" needs no attribute: CSS follows it.
    if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen;
  } catch {
    // Storage is switched off: the system's theme it is.
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    if (sessionStorage.getItem('seating-splash-seen')) return;
    sessionStorage.setItem('seating-splash-seen', 'yes');
  } catch {
    return;
  }
  // Once per browser session, from the HTML itself. The client takes it over (web/app/splash.ts).
  dataset.splash = 'due';
  const skip = () => {
    if (dataset.splash === 'due') delete dataset.splash;
  };
  addEventListener('keydown', skip, { once: true });
  addEventListener('pointerdown', skip, { once: true });
})();
