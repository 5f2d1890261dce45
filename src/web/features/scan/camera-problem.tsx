import { CameraOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button.tsx'
import type { CameraFault } from './camera.ts'

const MAY_PASS: ReadonlySet<CameraFault> = new Set(['refused', 'busy', 'broken'])

/** Why there is no camera, and what to do about it. */
export function CameraProblem({ fault, onRetry }: { fault: CameraFault; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div
      role="alert"
      className="grid place-items-center gap-4 rounded-card border border-dashed border-line-strong/60 bg-surface px-6 py-12 text-center"
    >
      <span className="grid size-16 place-items-center rounded-full bg-gold-soft text-gold-ink">
        <CameraOff aria-hidden className="size-8" />
      </span>
      <p className="max-w-prose">{t(`scan.faults.${fault}`)}</p>
      {MAY_PASS.has(fault) && <Button onClick={onRetry}>{t('scan.faults.retry')}</Button>}
    </div>
  )
}
