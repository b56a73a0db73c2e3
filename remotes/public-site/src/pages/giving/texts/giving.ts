import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'resources',
  page: 'tithes_offerings',
  kicker: 'Giving',
  fields: {
    hero_subtitle: { content: 'Give by phone in a minute. Nobody else gets your name.' },
    introduction: {
      title: 'Where it goes',
      content:
        '<p>We give because we have been given to. No seat in this church has a price; if you are a guest, let the bag pass.</p>',
    },
    mission: {
      title: 'Tithe',
      content:
        '<p>A tenth of what one earns. It is a trust fund: the treasurer passes all of it on to the conference, which pays pastors and chaplains from it. None of it stays here.</p>',
    },
    vision: {
      title: 'Mission offering',
      content:
        '<p>Also a trust fund. It is passed on whole, to schools, clinics and missionaries in other countries.</p>',
    },
    activities: {
      title: 'Local funds',
      content:
        '<p>What you give to the local church budget, welfare, music or mission stays here and does what its name says.</p>',
    },
    additional_info: {
      title: 'Your gift is your own business',
      content:
        '<p>Who gives what is known to you, to God and to the treasurer. It is never read out, published or used for anything else.</p>',
    },
    contact: {
      title: 'Something went wrong?',
      content:
        '<p>Write to the office with the date and the amount. Never send anybody your PIN; we shall not ask for it.</p>',
    },
  },
};
