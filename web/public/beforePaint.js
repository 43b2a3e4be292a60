// Runs before the first paint, so that neither the wrong theme nor the splash flashes. A separate
// file, because the content security policy allows no inline script.
(() => {
  const { dataset } = document.documentElement;
  try {
    const chosen = localStorage.getItem('seating-theme');
    // "system" needs no attribute: CSS follows it.
    if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen;
  } catch {
    // Without storage, the page uses the system's theme.
  }
  // Guests came for their seat, and whoever scans a sheet for one word.
  if (/^\/(public|s)\//.test(location.pathname)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    if (sessionStorage.getItem('seating-splash-seen')) return;
    sessionStorage.setItem('seating-splash-seen', 'yes');
  } catch {
    return;
  }
  // The splash shows once per browser session, from the HTML. The client takes over (web/app/splash.ts).
  dataset.splash = 'due';
  const skip = () => {
    if (dataset.splash === 'due') delete dataset.splash;
  };
  addEventListener('keydown', skip, { once: true });
  addEventListener('pointerdown', skip, { once: true });
  // Where the code does not come, nothing else would end it.
  setTimeout(skip, 10_000);
})();
