import compress from 'koa-compress';

/** Compresses answers as they are made. Brotli and gzip only: what browsers and proxies everywhere know. */
export const compressAnswers = compress({ threshold: 1024, zstd: false, deflate: false });
