import { SmartLink } from '../links/smart-link';

/** URLs, e-mail addresses and paths of this site, without the punctuation of the sentence around them. */
const LINK = /(https?:\/\/[^\s<>"']*[\w/#=&-]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w/])\/[A-Z]\w+(?:\/\w+)*)/g;

const toUrl = (text: string): string =>
  text.includes('@') && !text.includes('://') ? `mailto:${text}` : text;

/** Plain text in which what can be opened is a link. Nothing in it is read as markup. */
export function LinkedText({ text }: { text: string }) {
  // Every second part is a link: the pattern has one group.
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
