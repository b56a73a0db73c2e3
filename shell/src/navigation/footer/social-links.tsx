import type { Site } from '@narthex/shared-contracts/schemas/site';
import styles from './site-footer.module.css';

type Network = Site['social'][number]['network'];

const NETWORKS: Readonly<Record<Network, { label: string; path: string }>> = {
  facebook: {
    label: 'Facebook',
    path: 'M14 21v-8h3l.5-3.5H14V7.4c0-1 .4-1.9 2-1.9h1.7V2.3C17 2.2 16 2 15.1 2 12.2 2 10.4 3.7 10.4 6.9v2.6H7.3V13h3.1v8z',
  },
  youtube: {
    label: 'YouTube',
    path: 'M4.5 5h15A2.5 2.5 0 0122 7.5v9a2.5 2.5 0 01-2.5 2.5h-15A2.5 2.5 0 012 16.5v-9A2.5 2.5 0 014.5 5zM10 8.5v7l6-3.5z',
  },
  instagram: {
    label: 'Instagram',
    path: 'M7 2h10a5 5 0 015 5v10a5 5 0 01-5 5H7a5 5 0 01-5-5V7a5 5 0 015-5zm0 2a3 3 0 00-3 3v10a3 3 0 003 3h10a3 3 0 003-3V7a3 3 0 00-3-3zm5 3a5 5 0 110 10 5 5 0 010-10zm0 2a3 3 0 100 6 3 3 0 000-6zm5.3-3.5a1.3 1.3 0 110 2.6 1.3 1.3 0 010-2.6z',
  },
  x: {
    label: 'X',
    path: 'M3 3h5.2l4.5 6 5-6h2.6l-6.4 7.6L21 21h-5.2l-4.9-6.6L5.3 21H2.7l7-8.3zm3.6 1.7L16.6 19.3h1.3L8 4.7z',
  },
  whatsapp: {
    label: 'WhatsApp',
    path: 'M12 2a10 10 0 00-8.6 15L2 22l5.1-1.3A10 10 0 1012 2zm0 2a8 8 0 11-4.3 14.7l-2.9.7.8-2.8A8 8 0 0112 4zM8.9 7.6c-.5 0-1.5.9-1.5 2.2 0 1.3 1 2.6 1.1 2.8.2.2 2 3.1 4.9 4.2 2.4.9 3.3.2 3.7-.5.3-.6.3-1.1.2-1.3l-2-1c-.2-.1-.4-.1-.6.2l-.7 1c-.2.2-.3.2-.6.1-.3-.2-1.2-.5-2.2-1.4-.8-.7-1.3-1.6-1.5-1.9-.1-.3 0-.4.1-.5l.6-.8c.1-.2 0-.4 0-.5l-.9-2.1c-.2-.4-.4-.5-.6-.5z',
  },
};

/** Links to the congregation's accounts on social networks. */
export function SocialLinks({ links }: { links: Site['social'] }) {
  const known = links.filter(({ url }) => url);
  if (known.length === 0) return null;
  return (
    <ul role="list" className={styles.social}>
      {known.map(({ network, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" aria-label={NETWORKS[network].label}>
            <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path d={NETWORKS[network].path} fill="currentColor" fillRule="evenodd" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
