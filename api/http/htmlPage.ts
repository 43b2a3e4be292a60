type HtmlPage = {
  title: string;
  /** A `style` or `link` element. */
  style: string;
  main: string;
};

/** A page of the server's own, which works without scripts. Its parts must be escaped already. */
export const htmlPage = ({ title, style, main }: HtmlPage): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Dinner Seating Planner</title>
  ${style}
</head>
<body>
  <main>${main}</main>
</body>
</html>
`;
