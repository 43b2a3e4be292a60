import type { ErrorRequestHandler } from 'express';
import { isRefusal } from '../../schema/refusal.ts';
import { htmlPage } from '../http/htmlPage.ts';
import { statusOf } from '../http/problems.ts';
import { safeReturnTo } from './returnTo.ts';

/**
 * Shows a failed sign-in as a page if a browser asked, because the provider redirected it here and the client
 * is not running. Other callers get JSON, as for all refusals.
 */
export const signInProblems: ErrorRequestHandler = (error, request, response, next) => {
  if (!isRefusal(error) || request.accepts(['json', 'html']) !== 'html') return next(error);
  const returnTo = encodeURIComponent(safeReturnTo(request.session.returnTo));
  response
    .status(statusOf(error.code))
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(page({ message: error.message, returnTo, nonce: response.locals.styleNonce }));
};

type Content = { message: string; returnTo: string; nonce: string };

/** Contains nothing of the request but `returnTo`, which is encoded. */
const page = ({ message, returnTo, nonce }: Content): string =>
  htmlPage({
    title: 'Not signed in',
    style: `<style nonce="${nonce}">
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 440px; margin: 20vh auto 0; padding: 16px; }
    h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; }
    a { color: light-dark(#1f5f55, #7fc7b8); margin-right: 16px; }
  </style>`,
    main: `
    <h1>You are not signed in</h1>
    <p role="alert">${message}</p>
    <p><a href="/api/login?returnTo=${returnTo}">Sign in again</a> <a href="/">To the start</a></p>`,
  });
