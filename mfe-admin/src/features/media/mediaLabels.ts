import { MEDIA_TYPES } from '@atelier/contracts/media/upload';
import { typeInWords } from '../../media-picker/fileFacts';

const toChoice = (contentType: string) => ({ value: contentType, label: typeInWords({ contentType }) });

export const TYPE_CHOICES = Object.keys(MEDIA_TYPES).map(toChoice);

export const SHOWN_CHOICES = [
  { value: 'all', label: 'All' },
  { value: 'used', label: 'Used' },
  { value: 'unused', label: 'Unused' },
  { value: 'trash', label: 'Trash' },
];

export const SORT_CHOICES = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'name', label: 'Name' },
  { value: 'largest', label: 'Largest' },
  { value: 'most-used', label: 'Most used' },
];
