import { SmartLink } from '../links/smart-link';

/** Matches URLs, email addresses and paths of this site, without the punctuation around them. */
const LINK = /(https?:\/\/[^\s<>"']*[\w/#=&-]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w/])\/[A-Z]\w+(?:\/\w+)*)/g;

const toUrl = (text: string): string =>
  text.includes('@') && !text.includes('://') ? `mailto:${text}` : text;

/** Renders plain text in which URLs, email addresses and paths are links. Markup in the text isn't interpreted. */
export function LinkedText({ text }: { text: string }) {
  // Odd parts are links, since the pattern has one group.
  return text.split(LINK).map((part, index) =>
    index % 2 === 1 ? (
      <SmartLink key={index} to={toUrl(part)}>
        {part}
      </SmartLink>
    ) : (
      part
    ),
  );
}
