/** Parts of the slice that open on a click. They are loaded as one chunk. */
export { ObjectFormDialog } from './ObjectFormDialog.tsx';
export { ObjectSettings } from './ObjectSettings.tsx';
