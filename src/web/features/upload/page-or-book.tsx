import { useTranslation } from 'react-i18next'
import { OptionGroup } from '../../components/ui/option-group.tsx'

/** Several pictures are the pages of one book, or a book each. */
export function PageOrBook({ oneBook, onChange }: { oneBook: boolean; onChange: (oneBook: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <OptionGroup
      look="cards"
      legend={t('upload.order')}
      value={oneBook ? 'one' : 'many'}
      onChange={(value) => onChange(value === 'one')}
      options={[
        { value: 'one', name: t('upload.oneBook'), text: t('upload.oneBookText') },
        { value: 'many', name: t('upload.manyBooks'), text: t('upload.manyBooksText') },
      ]}
    />
  )
}
