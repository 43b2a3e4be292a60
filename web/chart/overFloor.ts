/** What lies over the floor and is not needed to draw it. Loaded as one chunk. */
export { FloorTip } from './FloorTip.tsx';
export { Minimap } from './Minimap.tsx';
