import { zodResolver } from '@hookform/resolvers/zod';
import {
  studyAndMissionInputSchema,
  type StudyAndMission,
  type StudyAndMissionFormInput,
  type StudyAndMissionInput,
} from '@narthex/shared-contracts/schemas/study-and-mission';
import { t } from '@narthex/shared-contracts/translate';
import { FormRow, TextAreaField, TextField } from '@narthex/shared-ui';
import { createResourceForm } from '../../resource-panel/form/create-resource-form';
import { useFields } from '../../resource-panel/form/fields/bind-fields';
import type { ResourceFieldsProps } from '../../resource-panel/form/resource-form-definition';
import styles from './study-and-mission-form.module.css';

type FieldsProps = ResourceFieldsProps<StudyAndMission, StudyAndMissionFormInput, StudyAndMissionInput>;

function StudyAndMissionFields({ form }: FieldsProps) {
  const bind = useFields(form);
  return (
    <>
      <h2 className={styles.part}>Bible study focus</h2>
      <FormRow>
        <TextField help="Empty: the box is hidden." {...bind('study_book')} />
        <TextField {...bind('study_chapter')} />
      </FormRow>
      <TextField {...bind('study_family')} />
      <h2 className={styles.part}>Mission campaign</h2>
      <TextField help="Empty: the box is hidden." {...bind('mission_title')} label="Title" />
      <TextAreaField rows={4} {...bind('mission_text')} label="Text" />
      <FormRow>
        <TextField inputMode="numeric" {...bind('mission_paybill')} />
        <TextField {...bind('mission_account')} />
      </FormRow>
    </>
  );
}

export default createResourceForm<
  StudyAndMission,
  StudyAndMissionFormInput,
  StudyAndMissionInput,
  StudyAndMissionInput
>({
  resolver: zodResolver(studyAndMissionInputSchema),

  fieldLabels: {
    study_book: t('Book'),
    study_chapter: t('Chapter'),
    study_family: t('Leading family'),
    mission_title: t('Mission title'),
    mission_text: t('Mission text'),
    mission_paybill: 'Paybill',
    mission_account: t('Account'),
  },
  translatable: {
    study_book: 'text',
    study_chapter: 'text',
    study_family: 'text',
    mission_title: 'text',
    mission_text: 'multiline',
  },
  Fields: StudyAndMissionFields,
});
