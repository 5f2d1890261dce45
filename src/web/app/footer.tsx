import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '../../contract/routes.ts'
import { Logo } from '../components/logo.tsx'

const LIVE = 'text-ink underline-offset-4 hover:text-palm hover:underline'

/** Four groups. What does not exist yet is plain text: no link looks live and is dead. */
export function Footer() {
  const { t } = useTranslation()
  const group = (title: string, items: React.ReactNode[]) => (
    <div>
      <h2 className="mb-3 text-sm font-semibold text-palm">{title}</h2>
      <ul className="space-y-2 text-[0.9375rem]">
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  )
  const later = (text: string) => <span className="text-soft">{text}</span>
  return (
    <footer className="no-print mt-12 border-t border-line bg-surface">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[1.3fr_3fr]">
        <div className="space-y-3">
          <div className="flex items-center gap-3">
            <Logo className="size-10" />
            <span className="text-xl font-semibold">{t('shell.title')}</span>
          </div>
          <p className="max-w-xs text-soft">{t('shell.footer.note')}</p>
        </div>
        <nav aria-label={t('shell.footer.label')} className="grid grid-cols-2 gap-8 sm:grid-cols-4">
          {group(t('shell.footer.explore'), [
            <Link key="library" to="/" search={{ view: 'library' }} className={LIVE}>
              {t('shell.footer.library')}
            </Link>,
            <Link key="add" to="/" search={{ view: 'upload' }} className={LIVE}>
              {t('shell.addBooks')}
            </Link>,
            <Link key="deep" to="/ai-assessment" className={LIVE}>
              {t('shell.deepAnalysis')}
            </Link>,
          ])}
          {group(t('shell.footer.about'), [
            <Link key="about" to="/about" className={LIVE}>
              {t('shell.footer.aboutUs')}
            </Link>,
            <Link key="how" to="/how-it-works" className={LIVE}>
              {t('shell.footer.howItWorks')}
            </Link>,
            later(t('shell.footer.faq')),
            later(t('shell.footer.contact')),
          ])}
          {group(t('shell.footer.resources'), [
            <a key="docs" href={ROUTES.docs.path} className={LIVE}>
              {t('shell.footer.apiDocumentation')}
            </a>,
            later(t('shell.footer.guidelines')),
            later(t('shell.footer.support')),
            later(t('shell.footer.blog')),
          ])}
          {group(t('shell.footer.legal'), [
            later(t('shell.footer.privacy')),
            later(t('shell.footer.terms')),
            later(t('shell.footer.cookies')),
            later(t('shell.footer.compliance')),
          ])}
        </nav>
      </div>
    </footer>
  )
}
