import { htmlPage } from '../http/htmlPage.ts';
import { demoAccounts } from './demoAccounts.ts';

const accountButton = ({ email, firstName, lastName, what }: (typeof demoAccounts)[number]) => `
  <button class="account" name="email" value="${email}">
    <span class="initials" aria-hidden="true">${firstName[0]}${lastName[0]}</span>
    <span><strong>${firstName} ${lastName}</strong><br>${email}<br><small>${what}</small></span>
  </button>`;

/** The embedded sign-in page. It contains nothing of the request but the interaction's id. */
export const signInPage = ({ uid, error }: { uid: string; error?: string }): string =>
  htmlPage({
    title: 'Sign in',
    style: '<link rel="stylesheet" href="/sign-in/style.css">',
    main: `
    <h1>Sign in</h1>
    <p>This is the sign-in that comes with the planner for trying it out on this machine. It asks for
      no password.</p>
    <form method="post" action="/sign-in/${encodeURIComponent(uid)}" aria-label="Demo accounts">
      ${demoAccounts.map(accountButton).join('')}
    </form>
    <form method="post" action="/sign-in/${encodeURIComponent(uid)}" class="other" novalidate>
      <label for="email">Or with any other email address</label>
      <div>
        <input id="email" name="email" type="email" autocomplete="email" required
          ${error ? 'aria-invalid="true" aria-describedby="problem"' : ''}>
        <button class="go">Sign in</button>
      </div>
      ${error ? `<p id="problem" role="alert">${error}</p>` : ''}
    </form>`,
  });

export const signInStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
  --ground: light-dark(#f8f6f7, #151118); --card: light-dark(#fff, #1e1923);
  --ink: light-dark(#231a25, #f4eff5); --quiet: light-dark(#584c5a, #c5bac9);
  --line: light-dark(#e4dee3, #382f40); --edge: light-dark(#8d818c, #85788f);
  --accent: light-dark(#6b2d5c, #dba9ce); --on-accent: light-dark(#fff, #2c1026);
  --bad: light-dark(#ae2018, #ff9d92); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(0, 1fr);
  place-items: center; padding: 16px;
  background: var(--ground); color: var(--ink); }
main { width: min(440px, 100%); padding: clamp(20px, 5vw, 32px); border: 1px solid var(--line); border-radius: 16px;
  background: var(--card); }
h1 { margin: 0 0 4px; font-size: 1.6rem; line-height: 1.2; }
p { margin: 0 0 20px; color: var(--quiet); }
button, input { font: inherit; color: inherit; }
.account { display: flex; gap: 14px; align-items: center; width: 100%; margin-bottom: 10px;
  padding: 12px 14px; text-align: left; border: 1px solid var(--line); border-radius: 12px;
  background: none; cursor: pointer; overflow-wrap: anywhere; }
.account:hover { border-color: var(--accent); }
.account small { color: var(--quiet); }
.initials { flex: none; display: grid; place-items: center; width: 40px; height: 40px;
  border-radius: 50%; background: var(--accent); color: var(--on-accent); font-weight: 600; }
.other { margin-top: 22px; padding-top: 20px; border-top: 1px solid var(--line); }
.other label { display: block; margin-bottom: 6px; font-weight: 600; }
.other div { display: flex; gap: 8px; }
input { flex: 1; min-width: 0; padding: 9px 12px; border: 1px solid var(--edge); border-radius: 10px;
  background: var(--card); }
.go { padding: 9px 16px; border: 0; border-radius: 10px; background: var(--accent);
  color: var(--on-accent); font-weight: 600; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
#problem { margin: 10px 0 0; color: var(--bad); }
`;
