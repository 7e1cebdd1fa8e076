/** Starts the owner area in the browser. Public pages don't load this. */
import './owner/context/trusted-html.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { KeepTyped, typedBeforeStart } from './keep-typed.tsx';
import { ignoreExtensionErrors } from './site/enhancements/ignore-extension-errors.ts';

ignoreExtensionErrors();

const typed = typedBeforeStart();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <KeepTyped typed={typed}>
        <HydratedRouter />
      </KeepTyped>
    </StrictMode>,
  );
});
