import { ButtonAnchor } from '../ui/Button.tsx';

/** Fetched by the browser itself, which keeps it as a file: the server names it. */
export const DownloadLink = ({ address, text }: { address: string; text: string }) => (
  <ButtonAnchor href={address} download size="sm" icon="download">
    {text}
  </ButtonAnchor>
);
