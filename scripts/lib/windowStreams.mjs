// Gives the window of a unit test the streams that every browser has, and jsdom has not.
import { ReadableStream, TextDecoderStream } from 'node:stream/web';

Object.assign(globalThis, { ReadableStream, TextDecoderStream });
