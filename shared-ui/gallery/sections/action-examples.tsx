import { Pencil, Trash2 } from 'lucide-react';
import {
  Button,
  ButtonLink,
  IconButton,
  IconLink,
  PhoneLink,
  buttonClassName,
  type ButtonSize,
  type ButtonVariant,
} from '../../src/index';
import { Example, Section } from '../example';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'gold', 'quiet', 'line', 'danger', 'ghost'];
const SIZES: readonly ButtonSize[] = ['small', 'medium', 'large'];

export function ActionExamples() {
  return (
    <Section title="Actions">
      {VARIANTS.map((variant) => (
        <Example key={variant} title={`Button, ${variant}`}>
          <Button variant={variant}>Save event</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} isBusy>
            Saving...
          </Button>
        </Example>
      ))}
      <Example title="Button, sizes">
        {SIZES.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </Example>
      <Example title="ButtonLink, and a label with a button's classes">
        <ButtonLink href="#actions" variant="quiet">
          See all events
        </ButtonLink>
        <label className={buttonClassName({ variant: 'line' })}>A label</label>
      </Example>
      <Example title="IconButton: plain, outlined, danger, disabled; IconLink">
        <IconButton label="Edit Choir retreat" icon={<Pencil size={20} aria-hidden="true" />} />
        <IconButton
          label="Edit Choir retreat"
          variant="outlined"
          icon={<Pencil size={20} aria-hidden="true" />}
        />
        <IconButton
          label="Delete Choir retreat"
          variant="danger"
          icon={<Trash2 size={20} aria-hidden="true" />}
        />
        <IconLink href="#actions" label="Edit Choir retreat" icon={<Pencil size={20} aria-hidden="true" />} />
        <IconButton label="Delete Choir retreat" disabled icon={<Trash2 size={20} aria-hidden="true" />} />
      </Example>
      <Example title="PhoneLink">
        <PhoneLink phone="+254 712 345 678, extension 9" />
      </Example>
    </Section>
  );
}
