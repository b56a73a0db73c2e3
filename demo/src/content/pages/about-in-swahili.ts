import { SITE } from '../site';
import type { PageTranslations } from './page-seed';

const LOCAL_CHURCH: PageTranslations[string] = {
  welcome: [
    'Karibu Mwangaza',
    '<p>Jina letu, Mwangaza, linamaanisha nuru. Sisi ni kanisa la Waadventista wa Sabato la Chuo Kikuu cha Kilele, na kila mtu anakaribishwa: washiriki, wageni, na wenye maswali kuhusu imani.</p>',
  ],
  about_us: [
    'Sisi ni nani',
    '<p>Siku ya Sabato wakati wa muhula, watu wapatao mia nne huujaza Ukumbi Mkuu. Wengi ni wanafunzi, pamoja na wahadhiri, wafanyakazi wengine, watoto wao, na watu wa mjini. Zaidi kidogo ya mia mbili kati yetu ni washiriki. Wengine ni wageni au wanafikiria kujiunga. Wote wanakaribishwa.</p><p>Wanafunzi tisa walianzisha kanisa hili katika ukumbi wa mihadhara. Hadi leo wanafunzi wanaliongoza: viongozi wengi ni wanafunzi, na kanisa huwachagua kila mwaka. Wazee wa kanisa hufanya kazi chuoni au mjini, na huhudumu kwa muda mrefu zaidi.</p><p>Kila mtu anaweza kujiunga na mojawapo ya familia kumi na mbili. Katika kila familia kuna wanafunzi wa vitivo, miaka na kaunti mbalimbali, na wakuu wawili wa familia huiongoza. Familia hujifunza Biblia pamoja kila {{service:family-meeting.day}} jioni, hula pamoja mara moja kwa mwezi, na hukutembelea unapougua.</p>',
  ],
  mission: [
    'Utume wetu',
    '<p>Kuwafanya wanafunzi na wafanyakazi wa Chuo Kikuu cha Kilele kuwa wafuasi wa Yesu Kristo, ili wabebe nuru yake katika kila taaluma na kila kaunti wanakokwenda.</p>',
  ],
  vision: [
    'Maono yetu',
    '<p>Tunataka chuo ambamo hakuna aliye peke yake, katika siku njema na katika siku ngumu, na ambamo kila mwanafunzi anayehitimu anaelewa anachoamini.</p>',
  ],
  purpose: [
    'Tunaishi kwa ajili ya nini',
    '<ul><li><strong>Ibada</strong>: tunaeleza tunachofanya, ili kila mtu aweze kushiriki.</li><li><strong>Kujifunza</strong>: tunajifunza Biblia, na unaweza kuuliza swali lolote.</li><li><strong>Ushirika</strong>: tunakutana katika familia ndogo, ambamo watu wanakujua kwa jina.</li><li><strong>Huduma</strong>: tunawasaidia watu wa mji na wa vijiji vinavyotuzunguka mwaka mzima.</li><li><strong>Tumaini</strong>: tunaamini kwamba Yesu anakuja tena.</li></ul>',
  ],
  activities: [
    'Katika wiki na mwaka',
    '<p>Ratiba iliyo kwenye ukurasa huu inaonyesha yanayofanyika katika wiki. Katika mwaka kuna kuwakaribisha wanafunzi wapya muhula unapoanza, siku kumi za maombi, Juma la Maombi kila muhula, Meza ya Bwana mara moja kila robo mwaka (ijayo: {{calendar:communion.next}}), ubatizo mtoni chini ya daraja la zamani, makambi wakati wa likizo ndefu, na Sabato ya Wahitimu kwa wanaohitimu.</p><p>Unaweza kujiunga na mojawapo ya kwaya tatu, madarasa kumi na tisa ya Shule ya Sabato na huduma zipatazo kumi na mbili. Kwa nyingi kati ya hizo huhitaji kuwa mshiriki.</p>',
  ],
  worship: [
    'Abudu pamoja nasi',
    '<p>Tunaishika Sabato tangu machweo ya Ijumaa hadi machweo ya Jumamosi, kama Biblia inavyofundisha. Vespers ya {{service:vespers.day}} jioni huifungua. Asubuhi ya Sabato kuna Shule ya Sabato: programu ya watu wote, kisha kujifunza Biblia katika madarasa ya watu kama kumi na wawili. Baadaye ni Ibada Kuu, yenye kwaya, hadithi ya watoto, na hubiri la takriban nusu saa.</p><p>Njoo ulivyo. Unaweza kuazima Biblia mlangoni. Hakuna atakayekuomba usimame. Ukiwa mgeni, huhitaji kutoa sadaka. Chakula cha mchana ni bure kwa watu wote.</p>',
  ],
  location: [
    'Tunapopatikana',
    '<p>Ukumbi Mkuu uko nyuma ya maktaba. Kutoka lango kuu ni mwendo wa dakika nne kwa miguu katika barabara yenye mijakaranda: maktaba iwe upande wako wa kushoto. Ukumbi una njia ya mteremko upande wa bustani, na safu ya viti vya magurudumu mbele; chumba cha maombi kiko nyuma ya ukumbi. Matatu kutoka mjini husimama langoni.</p>',
  ],
  contact: [
    'Zungumza nasi',
    '<p>Ofisi ya kanisa: {{service:church-office.place}}. Simu <a href="tel:+254700000010">+254 700 000 010</a>, barua pepe <a href="mailto:office@mwangaza.example">office@mwangaza.example</a>. Unaweza kumtembelea kasisi katika Kituo cha Wanafunzi Jumanne na Alhamisi bila miadi. Ikiwa ni dharura, tupigie simu saa yoyote, hata usiku.</p>',
  ],
};

const ELDER_MESSAGE: PageTranslations[string] = {
  title: [
    'Neno kutoka kwa mzee wa kwanza',
    '<p>Kwa kila aliyewasili sasa hivi, na kila anayekaribia kuondoka.</p>',
  ],
  heading: ['Wewe pia uliwahi kuwa mgeni hapa', '<p>Wewe pia uliwahi kuwa mgeni hapa</p>'],
  elder_name: [
    'Dr. Josephine Akinyi Odhiambo',
    '<p>Dr. Josephine Akinyi Odhiambo, mzee wa kwanza wa kanisa</p>',
  ],
  quote: [
    'Mambo ya Walawi 19:34',
    '<p>“Mgeni akaaye pamoja nanyi atakuwa kwenu kama mzalia kwenu; nawe mpende kama nafsi yako; kwa kuwa ninyi mlikuwa wageni katika nchi ya Misri.”</p>',
  ],
  message: [
    'Rafiki mpendwa',
    '<p>Mwanzoni mwa kila mwaka ukumbi hujaa watu wasiomjua yeyote. Mimi huwatazama nikiwa jukwaani. Hukaa mwishoni mwa safu, karibu na milango, mikoba magotini. Mimi pia niliketi hapo katika mwaka wangu wa kwanza, upande wa kushoto, nyuma ya nguzo.</p><p>Muhula unapokwisha, watu hao hao hukaa katikati, pamoja na marafiki. Kumetokea nini? Mtu aliwauliza jina, akalikumbuka. Mimi huchunguza mimea, na najua kwamba kukua huchukua muda na huanza katika udongo mzuri.</p><p>Kwa hiyo ninakuomba jambo moja. Ukiwa mgeni, njoo mara tatu kabla hujaamua lolote kutuhusu. Mara ya tatu tutakuwa tunalijua jina lako. Na kama wewe si mgeni, wasalimu watu wanaokaa karibu na milango.</p><p>Kwenu ninyi mnaomaliza muhula huu: tafuteni kanisa katika mwezi wa kwanza mjini mnakohamia. Waambieni kwamba sisi tumewatuma. Na mkimwona mgeni karibu na mlango, mnajua la kufanya.</p><p>Kwa upendo na maombi,<br>Josephine Akinyi Odhiambo</p>',
  ],
};

const PASTOR_MESSAGE: PageTranslations[string] = {
  heading: ['Kutoka ofisi ya kasisi', '<p>Kutoka ofisi ya kasisi</p>'],
  pastor_name: [
    'Pr. Elijah Kiprotich Ruto',
    '<p>Pr. Elijah Kiprotich Ruto, kasisi na mchungaji kiongozi</p>',
  ],
  quote: ['Zaburi 36:9', '<p>“Maana kwako Wewe iko chemchemi ya uzima, katika nuru yako tutaona nuru.”</p>'],
  message: [
    'Karibu Mwangaza',
    '<p>Msomaji mpendwa,</p><p>Chuo kikuu hukufundisha kuuliza kweli ni ipi. Tafadhali uliza hata kanisani. Nilifundisha hisabati kabla ya kuwa mchungaji, na katika miaka yangu chuoni hapa sijakutana na swali la dhati lililo kubwa mno kwa Mungu. Wanafunzi wengi waliipata imani yao kwa sababu waliuliza.</p><p>Utakuwa na wiki ngumu hapa. Pesa hazifiki, unashindwa mtihani, rafiki anaacha kuzungumza nawe. Huhitaji imani yenye nguvu ili uje kwetu katika wiki kama hiyo. Njoo utuambie. Katika kanisa hili kuna watu waliopitia shida kama hizo, nao wataomba pamoja nawe na kukusaidia.</p><p>Na mara moja kila siku saba, pumzika. Mungu aliwapa wanadamu Sabato kabla hawajafanya kazi yoyote. Hata leo ni zawadi. Njoo, keti, usikilize.</p><p>Unaweza kunitembelea katika Kituo cha Wanafunzi Jumanne na Alhamisi. Huhitaji miadi.</p><p>Wako katika Kristo,<br>Elijah Kiprotich Ruto, kasisi</p>',
  ],
};

const DENOMINATION: PageTranslations[string] = {
  title: [
    'Kanisa la Waadventista wa Sabato',
    '<p>Kanisa la Kiprotestanti lililoenea ulimwenguni kote, linaloishika Sabato na kungoja kurudi kwa Yesu.</p>',
  ],
  motto: [
    'Siku ya saba. Marejeo. Maneno yote mawili ni ahadi.',
    '<p>La kwanza linatazama nyuma kwenye uumbaji uliokamilika; la pili linatazama mbele kwenye ulimwengu uliofanywa upya.</p>',
  ],
  history_title: [
    'Historia',
    '<p>Kutoka kuvunjika moyo mwaka 1844 hadi kanisa la ulimwengu lililoundwa rasmi mwaka 1863.</p>',
  ],
  history_content: [
    'Jinsi kanisa lilivyoanza',
    '<p>Katika miaka ya 1830 na 1840, Wakristo wa makanisa mengi ya Amerika Kaskazini walichunguza unabii wa Danieli, wakaanza kutazamia kwamba Yesu angerudi tarehe 22 Oktoba 1844. Hakuja. Wengi wao walirudi nyumbani. Wachache walirudi kwenye Biblia zao, ili wajue ni nini walichokuwa wameelewa vibaya.</p><p>Katika miaka iliyofuata walifikia uelewa mmoja: kuhusu huduma ya Kristo katika hekalu la mbinguni, kuhusu kifo kuwa usingizi hadi ufufuo, na kuhusu Sabato ya siku ya saba, ambayo walijifunza kutoka kwa Wabatisti wa Siku ya Saba. Mwaka 1860 walichagua jina. Tarehe 21 Mei 1863, mjini Battle Creek, Michigan, wajumbe wa konferensi sita za majimbo waliunda Konferensi Kuu ya Waadventista wa Sabato, ikiwa na washiriki wapatao 3,500 katika makanisa 125.</p><p>Mmisionari wa kwanza alitumwa ng’ambo mwaka 1874. Wamisionari Waadventista walifika ufuo wa Kenya wa Ziwa Viktoria mwaka 1906, wakaanzia Gendia; shule na zahanati zilikua kando ya makanisa ya kwanza. Leo kanisa lina washiriki zaidi ya milioni 22 katika nchi na maeneo zaidi ya 200, na Kenya, iliyo katika Divisheni ya Afrika Mashariki na Kati, ni mojawapo ya nchi zenye washiriki wengi zaidi.</p><p>Makanisa kama letu ni sehemu ya konferensi, konferensi ni sehemu ya unioni, na unioni ni sehemu ya divisheni ya Konferensi Kuu. Katika kila ngazi, wanaoamua ni wajumbe waliochaguliwa na washiriki.</p>',
  ],
  // Without content: the URL of the video is that of the English section.
  history_video: ['Kuanzia 1844 hadi leo, kwa michoro mitatu', ''],
  did_you_know: [
    'Je, wajua?',
    '<p>Katika miaka yao ya kwanza Waadventista hawakuwa na jina. Mwaka 1860 walichagua jina “Waadventista wa Sabato”, kwa sababu jina hilo linasema waliyoamini: waliishika siku ya saba, na walingoja kurudi (advent) kwa Yesu.</p>',
  ],
  qa_title: [
    'Maswali yanayoulizwa mara nyingi',
    '<p>Maswali tunayoulizwa mlangoni, na majibu tunayotoa kwa kawaida.</p>',
  ],
  qa_1: [
    'Kwa nini mnaabudu siku ya Jumamosi?',
    '<p>Kwa sababu Biblia inaiita siku ya saba Sabato: Mungu alistarehe siku hiyo baada ya kuumba (Mwanzo 2:1-3), amri ya nne inatuambia tuikumbuke (Kutoka 20:8-11), na Yesu aliishika (Luka 4:16). Hatuishiki ili tuokolewe. Tunaishika kwa sababu Mungu ametuokoa, na kwa sababu siku ya kupumzika humfaa mwanadamu.</p>',
  ],
  qa_2: [
    'Je, mnaamini sawa na Wakristo wengine?',
    '<p>Katika mambo makuu, ndiyo: Mungu mmoja, Baba, Mwana na Roho Mtakatifu; Biblia kuwa kanuni ya imani; wokovu kwa neema pekee kwa njia ya imani katika Yesu Kristo, aliyekufa, akafufuka na atakuja tena. Mafundisho yetu yamefupishwa katika Imani za Msingi 28. Yale ambayo watu huyaona zaidi ni Sabato, ubatizo wa kuzamishwa majini kwa wanaouomba, na imani kwamba wafu wamelala hadi ufufuo.</p>',
  ],
  qa_3: [
    'Vipi kuhusu chakula na afya?',
    '<p>Tunaamini kwamba mwili ni hekalu la Roho Mtakatifu (1 Wakorintho 6:19-20). Waadventista hawavuti sigara wala hawanywi pombe, wengi hawali nyama, na hakuna kati yetu anayekula wanyama ambao Biblia inawaita najisi. Mapumziko, maji, mazoezi na hewa safi ni muhimu pia.</p>',
  ],
  qa_4: [
    'Ninawezaje kuwa mshiriki?',
    '<p>Njoo, uulize. Utajifunza imani za kanisa darasani au na mtu mmoja, kwa muda wowote unaohitaji. Ukiwa tayari utabatizwa kwa kuzamishwa majini, na kanisa litapiga kura kukupokea. Kama ulibatizwa kwa kuzamishwa majini katika kanisa lingine, unaweza kujiunga kwa kukiri imani yako.</p>',
  ],
  global_impact_title: [
    'Kazi yetu ulimwenguni',
    '<p>Kanisa huhubiri injili, na pia huendesha shule na kliniki na kuwasaidia wenye mahitaji.</p>',
  ],
  global_impact_content: [
    'Kazi ya kanisa ulimwenguni',
    '<h3>Elimu</h3><p>Mojawapo ya mifumo mikubwa zaidi ya shule za Kiprotestanti duniani: maelfu kadhaa ya shule za msingi na za sekondari, na vyuo na vyuo vikuu zaidi ya mia moja.</p><h3>Huduma za afya</h3><p>Mamia ya hospitali, kliniki na zahanati, nyingi zikiwa mbali na barabara. Nchini Kenya pia kazi ilianza na zahanati.</p><h3>Kazi za kibinadamu</h3><p>ADRA, Shirika la Waadventista la Maendeleo na Misaada, hufanya kazi katika nchi zaidi ya mia moja. Huwapa wakulima mbegu, huchimba visima, hufundisha watoto na huwasaidia watu baada ya mafuriko, vyovyote wanavyoamini.</p>',
  ],
  mission_title: ['Utume na muundo', '<p>Kanisa lipo kwa kusudi gani, na jinsi lilivyopangwa.</p>'],
  mission_content: [
    'Utume wetu',
    '<p>Kuwafanya watu kuwa wanafunzi wa Yesu Kristo, wanaoishi kama mashahidi wake wenye upendo na kuwatangazia watu wote injili ya milele ya ujumbe wa malaika watatu, kwa maandalizi ya kurudi kwake hivi karibuni (Mathayo 28:18-20, Matendo 1:8, Ufunuo 14:6-12).</p><p>Kanisa mahalia hupokea washiriki, huabudu na huwahudumia majirani zake. Makanisa kadhaa huunda konferensi, ambayo huwaajiri wachungaji; konferensi huunda unioni konferensi; na kila unioni ni sehemu ya mojawapo ya divisheni za Konferensi Kuu. Zaka hupelekwa mbele, ili mchungaji wa wilaya maskini alipwe sawa na wa wilaya tajiri.</p>',
  ],
};

/** By the page types and section keys of `aboutPages`. */
export const ABOUT_IN_SWAHILI: PageTranslations = {
  [`about_${SITE.slug}`]: LOCAL_CHURCH,
  about_sda: DENOMINATION,
  elder_message: ELDER_MESSAGE,
  pastor_message: PASTOR_MESSAGE,
};
