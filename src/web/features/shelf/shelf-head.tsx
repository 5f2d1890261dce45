import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShelfPage } from '../../../contract/shelf.ts'
import { Logo } from '../../components/logo.tsx'
import { Button } from '../../components/ui/button.tsx'
import { chooseLanguage } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { SignIcon } from '../profiles/sign-icon.tsx'

/** Whose shelf it is, and the other language. */
export function ShelfHead({ owner, children }: { owner?: ShelfPage['owner'] | undefined; children?: ReactNode }) {
  const { t } = useTranslation()
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  return (
    <header className="mb-6 flex flex-wrap items-center gap-4">
      <span className="grid size-16 shrink-0 place-items-center rounded-full bg-palm-soft text-palm sm:size-20">
        {owner ? <SignIcon sign={owner.sign} className="size-9 sm:size-11" /> : <Logo className="size-11" />}
      </span>
      <h1 className="min-w-0 flex-1 text-2xl break-words sm:text-4xl">
        {owner ? t('shelf.of', { name: `\u2068${owner.name}\u2069` }) : t('shell.title')}
      </h1>
      <div className="no-print ms-auto flex items-center gap-1">
        {children}
        <Button look="quiet" size="small" lang={other} onClick={() => void chooseLanguage(other)}>
          {other === 'ar' ? 'العربية' : 'English'}
        </Button>
      </div>
    </header>
  )
}
