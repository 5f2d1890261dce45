import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/class-names.ts'

/** Several pictures are the pages of one book, or a book each. */
export function PageOrBook({ oneBook, onChange }: { oneBook: boolean; onChange: (oneBook: boolean) => void }) {
  const { t } = useTranslation()
  const choices = [
    { value: true, title: t('upload.oneBook'), text: t('upload.oneBookText') },
    { value: false, title: t('upload.manyBooks'), text: t('upload.manyBooksText') },
  ]
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{t('upload.order')}</legend>
      {choices.map((choice) => (
        <label
          key={choice.title}
          className={classNames(
            'flex items-start gap-3 rounded-card border p-4',
            choice.value === oneBook ? 'border-palm bg-palm-soft' : 'border-line bg-surface',
          )}
        >
          <input
            type="radio"
            aria-label={choice.title}
            name="pages"
            checked={choice.value === oneBook}
            onChange={() => onChange(choice.value)}
            className="mt-1.5 accent-palm"
          />
          <span>
            <span className="block font-medium">{choice.title}</span>
            <span className="text-sm text-soft">{choice.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
