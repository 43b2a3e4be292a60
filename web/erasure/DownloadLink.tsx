import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Fetched by the browser itself, which keeps it as a file: the server names it. */
export const DownloadLink = ({ address, text }: { address: string; text: string }) => (
  <ButtonLink size="sm">
    <a href={address} download>
      <Icon name="download" />
      {text}
    </a>
  </ButtonLink>
);
