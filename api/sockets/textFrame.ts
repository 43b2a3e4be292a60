/** FIN and opcode 1: a whole text message (RFC 6455, section 5.2). */
const wholeText = 0x81;

const headerLength = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

/** One unmasked WebSocket text message with the parts in order (RFC 6455, section 5.2), in UTF-8. */
export const textFrame = (parts: readonly Uint8Array[]): Buffer => {
  let length = 0;
  for (const part of parts) length += part.length;
  let offset = headerLength(length);
  const frame = Buffer.allocUnsafe(offset + length);
  frame[0] = wholeText;
  if (offset === 2) frame[1] = length;
  else if (offset === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  for (const part of parts) {
    frame.set(part, offset);
    offset += part.length;
  }
  return frame;
};
