/** The overlays of the floor that drawing it does not need. Loaded as one chunk. */
export { FloorTip } from './FloorTip.tsx';
export { Minimap } from './Minimap.tsx';
