/** The one place that says which flavour of zod the contract is written in: the small one, since browsers load it. */
export * as z from 'zod/mini';
