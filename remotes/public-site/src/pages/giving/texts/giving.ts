import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'resources',
  page: 'tithes_offerings',
  kicker: 'Giving',
  fields: {
    hero_subtitle: { content: 'Give by phone in a minute. The message on your phone is your receipt.' },
    introduction: {
      title: 'Where it goes',
      content:
        '<p>We give to thank God for what he gives us. Everything in this church is free. If you are a guest, you do not need to give anything.</p>',
    },
    mission: {
      title: 'Tithe',
      content:
        '<p>The tithe is one tenth of your income. The treasurer sends all of it to the conference, which pays pastors and chaplains from it. None of it stays here.</p>',
    },
    vision: {
      title: 'Mission offering',
      content: '<p>We send all of it to schools, clinics and missionaries in other countries.</p>',
    },
    activities: {
      title: 'Local funds',
      content:
        '<p>What you give to the local church budget, welfare, music or mission stays here and is used for that purpose.</p>',
    },
    additional_info: {
      title: 'Your gift is confidential',
      content:
        '<p>Only you and the treasurer know what you give. We do not read it out, publish it or use it for anything else.</p>',
    },
    contact: {
      title: 'Something went wrong?',
      content:
        '<p>Write to the church office and tell us the date and the amount. Never send anybody your PIN; we do not ask for it.</p>',
    },
  },
};
