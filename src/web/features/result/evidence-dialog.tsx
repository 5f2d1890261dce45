import { useTranslation } from 'react-i18next'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Quotes } from './quotes.tsx'

export type OpenEvidence = { name: string; refs: readonly EvidenceRef[]; reasons: readonly string[] }

/** The proof of a rating: the reasons in words, then the passages. */
export function EvidenceDialog({ evidence, onClose }: { evidence: OpenEvidence | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const refs = evidence?.refs ?? []
  return (
    <Dialog
      wide
      open={evidence !== undefined}
      onClose={onClose}
      title={t('result.evidence.title', { name: evidence?.name ?? '' })}
      description={refs.length > 0 ? t('result.evidence.lead', { count: refs.length }) : t('result.evidence.none')}
    >
      <div className="space-y-4">
        {evidence && evidence.reasons.length > 0 && (
          <ul className="list-disc space-y-1 ps-5">
            {evidence.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <Quotes refs={refs} />
      </div>
    </Dialog>
  )
}
