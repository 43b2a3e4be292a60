// Runs before the first paint, so that the other theme never flashes. A file of its own, because the
// content security policy allows no inline script. "system" needs no attribute: CSS follows it.
(() => {
  try {
    const chosen = localStorage.getItem('seating-theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage is switched off: the system's theme it is.
  }
})();
