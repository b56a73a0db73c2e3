/** Describes the settings of a department as texts of form fields. */
export interface DepartmentValues {
  introduction: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  meeting_info: string;
  links: { label: string; url: string }[];
}
