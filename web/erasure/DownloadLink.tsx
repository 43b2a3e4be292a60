import { ButtonAnchor } from '../ui/Button.tsx';

/** A plain link: the browser downloads the file, and the server names it. */
export const DownloadLink = ({ address, text }: { address: string; text: string }) => (
  <ButtonAnchor href={address} download size="sm" icon="download">
    {text}
  </ButtonAnchor>
);
