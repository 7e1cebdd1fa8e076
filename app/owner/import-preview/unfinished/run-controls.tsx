import type { UnfinishedImport } from '../../../../shared/unfinished-import.ts';
import { useOwner } from '../../context/owner-context.ts';
import { Button, TextButton } from '../../forms/fields.tsx';
import styles from '../import-report.module.css';
import type { Unfinished } from './use-unfinished.ts';

/** What can be done with an import that is under way. */
export function RunControls({ run, unfinished }: { run: UnfinishedImport; unfinished: Unfinished }) {
  const { unfinishedImports } = useOwner().messages;
  return (
    <div className={styles.unfinishedImportsActions}>
      <Button isOutlined disabled={run.state === 'pausing'} onClick={() => unfinished.pause(run.id)}>
        {unfinishedImports.pause}
      </Button>
      <TextButton onClick={() => unfinished.stop(run.id)}>{unfinishedImports.stop}</TextButton>
    </div>
  );
}
