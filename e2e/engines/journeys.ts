import { EVERY_PAGE } from '../support/public-urls';
import { DEMO_PASSWORD } from '../support/site';
import type { Visitor } from './visitor';

/** Rejects with a sentence about what a person missed. */
type Journey = (visitor: Visitor) => Promise<void>;

const HEADING = '//h1[normalize-space()]';
const button = (name: string) => `//button[@aria-label="${name}" or normalize-space()="${name}"]`;
const link = (name: string) => `//a[normalize-space()="${name}"]`;
const PRAYER = '//form[starts-with(@action, "/forms/prayer")]';
const CREDENTIALS = '//form[.//input[@type="email"] and .//input[@type="password"]]';

async function signInAtPortal(visitor: Visitor, name: string): Promise<void> {
  await visitor.type(`${CREDENTIALS}//input[@type="email"]`, `${name}@demo.test`);
  await visitor.type(`${CREDENTIALS}//input[@type="password"]`, DEMO_PASSWORD);
  await visitor.click(`${CREDENTIALS}//button[normalize-space()="Sign in"]`);
}

const SECTIONS = `[...new Set([...document.querySelectorAll('nav a[href*="-dashboard"], nav a[href^="/admin/"]')]
  .map((link) => link.getAttribute('href')))]`;

/** Opens every page that the navigation of a dashboard links. */
async function openEverySection(visitor: Visitor): Promise<void> {
  await visitor.expect(`${SECTIONS}.length > 3`, 'the dashboard should link its sections');
  const urls = await visitor.evaluate<string[]>(SECTIONS);
  for (const url of urls) {
    await visitor.open(url);
    await visitor.see(`//main${HEADING}`);
    await visitor.expect('!document.querySelector("main [aria-busy=true]")', `${url} should finish loading`);
    await visitor.expect('!document.querySelector("main [role=alert]")', `${url} should show no error`);
  }
}

/** These are the journeys that every engine has to finish: what it lacks costs speed, and never a control. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'every public page has a heading and its content': async (visitor) => {
    await visitor.resize(1280, 900);
    for (const url of EVERY_PAGE) {
      await visitor.open(url);
      await visitor.see(HEADING);
    }
  },
  'the menu of a phone opens, unfolds and leads to a page': async (visitor) => {
    await visitor.resize(390, 844);
    await visitor.open('/');
    await visitor.click(button('Menu'));
    await visitor.click('//*[@id="site-menu"]//summary[normalize-space()="Music"]');
    await visitor.click(`//*[@id="site-menu"]${link('Church Choir')}`);
    await visitor.expect('location.pathname !== "/"', 'the link should lead to its page');
    await visitor.see(HEADING);
  },
  'a control starts the application and is carried out': async (visitor) => {
    await visitor.resize(1280, 900);
    await visitor.open('/');
    await visitor.click(button('View All Events'));
    await visitor.see('//button[normalize-space()="Show as a row" and @aria-expanded="true"]');
  },
  'a visitor sends a prayer request': async (visitor) => {
    await visitor.open('/');
    await visitor.type(`${PRAYER}//input[@name="requester_name"]`, 'Akinyi');
    await visitor.type(`${PRAYER}//textarea`, 'For a friend who sits her papers this week.');
    await visitor.click(`${PRAYER}${button('Send prayer request')}`);
    await visitor.see('//*[contains(text(), "Prayer request submitted successfully!")]');
    await visitor.expect('document.querySelector("textarea").value === ""', 'the form should be empty again');
  },
  'a visitor reads Swahili': async (visitor) => {
    await visitor.open('/Events');
    await visitor.click(link('Kiswahili'));
    await visitor.expect('document.documentElement.lang === "sw"', 'the page should be in Swahili');
    await visitor.see('//h1[normalize-space() != "Events"]');
    await visitor.click(link('English'));
    await visitor.expect('document.documentElement.lang === "en"', 'the page should be in English');
  },
  'a leader signs in, and every section is there': async (visitor) => {
    await visitor.open('/leaders');
    await visitor.click('//button[@data-choice="youth"]');
    await signInAtPortal(visitor, 'youth');
    await visitor.expect('location.pathname === "/department-dashboard"', 'the leader should land there');
    await openEverySection(visitor);
    await visitor.clearStorage();
  },
  'an administrator signs in, and every section is there': async (visitor) => {
    await visitor.open('/admin/login');
    await signInAtPortal(visitor, 'admin');
    await visitor.expect('location.pathname === "/admin/dashboard"', 'the administrator should land there');
    await openEverySection(visitor);
    await visitor.clearStorage();
  },
};
