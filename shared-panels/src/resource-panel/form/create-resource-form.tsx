import type { ResourceFormProps, ResourceRow } from '../resource';
import { ResourceForm } from './resource-form';
import type { ParticularFields, ResourceFormDefinition } from './resource-form-definition';

/**
 * Creates the form component of a definition for `ResourceDefinition.Form`. Import it lazily, since it contains the
 * form library.
 */
export function createResourceForm<Row extends ResourceRow, Values extends object, Checked, Body>(
  definition: ResourceFormDefinition<Row, Values, Checked, Body> &
    ParticularFields<Row, Values, Checked, Body>,
) {
  return function Form(props: ResourceFormProps<Row, Body>) {
    return <ResourceForm definition={definition} {...props} />;
  };
}
