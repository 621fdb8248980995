import '@kovan/ui/styles.css';
import { ErrorBoundary } from '@kovan/ui/layout/ErrorBoundary';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { accountChooser, AppProviders, prepareSignIn } from './providers.tsx';
import { AppRoutes } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <AppProviders>
        <BrowserRouter>
          <AppRoutes accountChooser={accountChooser} onTouch={prepareSignIn} />
        </BrowserRouter>
      </AppProviders>
    </ErrorBoundary>
  </StrictMode>,
);
