import { Toaster } from '../components/ui/toaster.tsx'
import { SessionDialog } from './session-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

/** The parts of the shell that nobody sees at first: messages, the question for the password, the list of keys. */
export function ShellParts() {
  return (
    <>
      <Toaster />
      <SessionDialog />
      <ShortcutsDialog />
    </>
  )
}
