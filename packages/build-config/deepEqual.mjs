export { dequal as circularDeepEqual } from 'dequal/lite';
