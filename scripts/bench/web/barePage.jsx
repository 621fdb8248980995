// The least that a page of React can be: what the bare static page says, drawn in the browser.
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(
  <main>
    <h1>Every job done is a drop of honey.</h1>
    <p>Keep track of homework and chores together.</p>
  </main>,
);
