import unsupported from './unsupported.ts';
export default { deflateSync: unsupported, inflateSync: unsupported };
