/** Props of a rich-text field; its value is HTML within the rich-text rules. */
export interface RichTextFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** The error message, shown below the field. */
  error?: string | undefined;
  /** IDs of other elements that describe the field. */
  describedBy?: string | undefined;
  minHeightPx?: number;
  isRequired?: boolean;
  /** `page`: without a frame, in the site's typeface and line width. */
  look?: 'page';
  placeholder?: string;
  /** Shown below the field, next to the word count. */
  hint?: string;
}
