export { r as default } from './node-B-UfFOeQ.js';
