import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { precompress } from './build/precompress.ts';

export default defineConfig(({ mode }) => {
  // In development the server of apps/api answers the calls, so that page and calls have one origin.
  const api = loadEnv(mode, import.meta.dirname, 'API_').API_ORIGIN ?? 'http://127.0.0.1:3000';
  return {
    root: import.meta.dirname,
    plugins: [react(), precompress()],
    server: {
      host: '127.0.0.1',
      proxy: {
        '/api': api,
        '/identitytoolkit.googleapis.com': api,
        '/securetoken.googleapis.com': api,
      },
    },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 260,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  };
});
