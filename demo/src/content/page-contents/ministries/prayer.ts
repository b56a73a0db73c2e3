import type { PageContentSeed } from '../page-content-seed';

export const PRAYER: PageContentSeed = {
  hero_title: { title: 'Prayer Department', swahili: { title: 'Idara ya Maombi' } },
  hero_subtitle: {
    content: 'Write your prayer request, and we will pray for it tomorrow morning.',
    swahili: { content: 'Andika ombi lako, nasi tutaliombea kesho asubuhi.' },
  },
  hero_image: { picture: 'hands' },
  introduction: {
    title: 'What happens to your request',
    content:
      '<p>A prayer leader reads it, usually on the same day. If you allow it, we show it on the prayer wall below, so that others can pray for it too. We pray for every request at the next morning prayer, whether it is on the wall or not. If you do not give your name, we pray without a name.</p><p>Eight zone leaders pray for the requests with students in the halls of residence. When God has answered, tell us, and we will thank him together with you.</p>',
    swahili: {
      title: 'Jinsi ombi lako linavyoshughulikiwa',
      content:
        '<p>Kiongozi wa maombi hulisoma, kwa kawaida siku hiyo hiyo. Ukiruhusu, tunalionyesha kwenye ukuta wa maombi ulio hapa chini, ili wengine nao waliombee. Tunaliombea kila ombi katika maombi ya asubuhi inayofuata, liwe ukutani au la. Usipotaja jina lako, tunaomba bila kutaja jina.</p><p>Viongozi wanane wa kanda huyaombea maombi hayo pamoja na wanafunzi katika hosteli. Mungu akijibu, tuambie, nasi tutamshukuru pamoja nawe.</p>',
    },
  },
  activities: {
    title: 'Ways to pray with us',
    content:
      '<ul><li><strong>Morning prayer</strong>: thirty minutes, then we eat porridge together.</li><li><strong>Evening prayer</strong> for the requests that came in during the week.</li><li><strong>Fasting</strong> once a semester, before the examinations, from Friday’s lunch to Sabbath’s.</li><li><strong>Ten Days of Prayer</strong> once a year, with churches all over the world.</li></ul>',
    swahili: {
      title: 'Njia za kuomba pamoja nasi',
      content:
        '<ul><li><strong>Maombi ya asubuhi</strong>: dakika thelathini, kisha tunakunywa uji pamoja.</li><li><strong>Maombi ya jioni</strong> kwa ajili ya mahitaji yaliyotufikia katika wiki.</li><li><strong>Kufunga</strong> mara moja kila muhula, kabla ya mitihani, tangu chakula cha mchana cha Ijumaa hadi cha Sabato.</li><li><strong>Siku Kumi za Maombi</strong> mara moja kwa mwaka, pamoja na makanisa ulimwenguni kote.</li></ul>',
    },
  },
  schedule: {
    content:
      '<p><strong>Morning prayer</strong><br>Every day, 4:30 – 5:00 AM</p><p><strong>Evening prayer</strong><br>Monday, Wednesday and Friday, {{service:prayer.hours}}</p><p><strong>Fasting</strong><br>Once each semester</p>',
    swahili: {
      content:
        '<p><strong>Maombi ya asubuhi</strong><br>Kila siku, 4:30 – 5:00 AM</p><p><strong>Maombi ya jioni</strong><br>Jumatatu, Jumatano na Ijumaa, {{service:prayer.hours}}</p><p><strong>Kufunga</strong><br>Mara moja kila muhula</p>',
    },
  },
  leadership: {
    content: '<p>Esther Mumbua Musyoka, prayer coordinator</p><p>Eight zone leaders</p>',
    swahili: { content: '<p>Esther Mumbua Musyoka, mratibu wa maombi</p><p>Viongozi wanane wa kanda</p>' },
  },
  contact: {
    title: 'Pray with us',
    content:
      '<p>The prayer room is open day and night, and you may pray there at any time. To join morning or evening prayer, just come; you do not need to register.</p>',
    swahili: {
      title: 'Omba pamoja nasi',
      content:
        '<p>Chumba cha maombi kiko wazi mchana na usiku, na unaweza kuomba humo wakati wowote. Ukitaka kujiunga na maombi ya asubuhi au ya jioni, njoo tu; huhitaji kujiandikisha.</p>',
    },
  },
};
