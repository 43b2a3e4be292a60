/** A line of a vCard: `item1.EMAIL;TYPE=work:ada@example.com` without its group. */
export type VCardLine = {
  name: string;
  /** The parameters in upper case, those without a name as `TYPE`. */
  parameters: readonly [name: string, value: string][];
  /** As written: escapes are part of it. */
  value: string;
};

/** The lines of a text of vCards, unfolded, with quoted-printable decoded. Leaves out other lines. */
export const vCardLines = (text: string): VCardLine[] => {
  const lines: VCardLine[] = [];
  const written = text.split('\n');
  let isOld = false;
  for (let at = 0; at < written.length; at += 1) {
    const parts = [written[at] ?? ''];
    const isFolded = parts[0]?.trim() !== '';
    // Version 2.1 folds before a space that belongs to the text.
    while (isFolded && /^[ \t]/.test(written[at + 1] ?? '')) {
      at += 1;
      parts.push((written[at] ?? '').slice(isOld ? 0 : 1));
    }
    const line = lineOf(parts.join(''));
    if (!line) continue;
    if (isQuotedPrintable(line)) {
      const soft = [line.value];
      while (soft.at(-1)?.endsWith('=') && at + 1 < written.length) {
        at += 1;
        soft.push(written[at] ?? '');
      }
      line.value = quotedPrintable(soft.map((one) => one.replace(/=$/, '')).join(''), line);
    }
    if (line.name === 'VERSION') isOld = line.value.trim() === '2.1';
    lines.push(line);
  }
  return lines;
};

const lineOf = (text: string): VCardLine | undefined => {
  const colon = outsideQuotes(text, ':')[0];
  if (colon === undefined) return undefined;
  const [head = '', ...parameters] = splitAt(
    text.slice(0, colon),
    outsideQuotes(text.slice(0, colon), ';'),
  );
  const name = head
    .slice(head.indexOf('.') + 1)
    .trim()
    .toUpperCase();
  return {
    name,
    parameters: parameters.map((parameter) => {
      const [key = '', ...value] = parameter.trim().toUpperCase().split('=');
      return value.length > 0 ? [key, value.join('=').replaceAll('"', '')] : ['TYPE', key];
    }),
    value: text.slice(colon + 1),
  };
};

const outsideQuotes = (text: string, mark: string): number[] => {
  const found: number[] = [];
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') isQuoted = !isQuoted;
    else if (character === mark && !isQuoted) {
      found.push(at);
      if (mark === ':') break;
    }
  }
  return found;
};

const splitAt = (text: string, marks: readonly number[]): string[] =>
  [-1, ...marks].map((mark, index) => text.slice(mark + 1, marks[index]));

const isQuotedPrintable = ({ parameters }: VCardLine): boolean =>
  parameters.some(([, value]) => value === 'QUOTED-PRINTABLE');

/** Uses replacement characters if the character set is unknown, or the bytes are invalid in it. */
const quotedPrintable = (text: string, { parameters }: VCardLine): string => {
  const charset = parameters.find(([name]) => name === 'CHARSET')?.[1] ?? 'UTF-8';
  const bytes: number[] = [];
  for (let at = 0; at < text.length; ) {
    const code = /^=([\dA-F]{2})/i.exec(text.slice(at, at + 3))?.[1];
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (code) bytes.push(Number.parseInt(code, 16));
    else bytes.push(...new TextEncoder().encode(character));
    at += code ? 3 : character.length;
  }
  return decoderOf(charset).decode(new Uint8Array(bytes)).replace(/\r\n?/g, '\n');
};

const decoderOf = (charset: string): TextDecoder => {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
};
