import { useState } from 'react';
import { Button, FormActions, FormErrors, FormFields, FormGroup, FormRow, TextField } from '../../src/index';
import { Example, Section } from '../example';

export function FormExamples() {
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? [{ field: 'gallery-title', message: 'Title is required' }] : [];
  return (
    <Section title="Forms">
      <Example
        title="A form: FormErrors, FormFields, FormGroup, FormRow, FormActions (save it to see the summary)"
        isWide
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setAttempt(attempt + 1);
          }}
        >
          <FormErrors errors={errors} attempt={attempt} />
          <FormFields>
            <TextField label="Title" name="gallery-title" required error={errors[0]?.message} />
            <FormGroup legend="When">
              <FormRow>
                <TextField label="Date" type="date" />
                <TextField label="Time" type="time" />
              </FormRow>
            </FormGroup>
          </FormFields>
          <FormActions>
            <Button variant="quiet">Cancel</Button>
            <Button type="submit">Save event</Button>
          </FormActions>
        </form>
      </Example>
    </Section>
  );
}
