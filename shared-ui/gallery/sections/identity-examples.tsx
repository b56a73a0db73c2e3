import { ArchMark, Avatar, Mark } from '../../src/index';
import { Example, Section } from '../example';

export function IdentityExamples() {
  return (
    <Section title="Identity">
      <Example title="Avatar: initials, one letter, a picture that fails">
        <Avatar name="Grace Wanjiru Kamau" />
        <Avatar name="Grace Wanjiru Kamau" size="medium" letters={1} />
        <Avatar name="Grace Wanjiru Kamau" size="large" src="/missing.jpg" />
      </Example>
      <Example title="Mark: medium, small, the arch alone">
        <Mark siteName="Campus Church" tagline="Come as you are" />
        <Mark siteName="Campus Church" size="small" />
        <ArchMark />
      </Example>
    </Section>
  );
}
