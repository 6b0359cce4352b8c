PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO kysely_migration VALUES('0001-content','2026-11-23T06:47:27.348Z');
INSERT INTO kysely_migration VALUES('0002-leads','2026-11-23T06:47:27.351Z');
INSERT INTO kysely_migration VALUES('0003-notifications','2026-11-23T06:47:27.352Z');
INSERT INTO kysely_migration VALUES('0004-outbox-order','2026-11-23T06:47:27.354Z');
INSERT INTO kysely_migration VALUES('0005-fewer-writes','2026-11-23T06:47:27.362Z');
INSERT INTO kysely_migration VALUES('0006-refusals-and-inbox','2026-11-23T06:47:27.363Z');
INSERT INTO kysely_migration VALUES('0007-article-sources','2026-11-23T06:47:27.365Z');
INSERT INTO kysely_migration VALUES('0008-state-facts','2026-11-23T06:47:27.366Z');
INSERT INTO kysely_migration VALUES('0009-article-covers','2026-11-23T06:47:27.369Z');
INSERT INTO kysely_migration VALUES('0010-lead-pages','2026-11-23T06:47:27.371Z');
INSERT INTO kysely_migration VALUES('0011-specialty-color','2026-11-23T06:47:27.372Z');
CREATE TABLE IF NOT EXISTS "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO kysely_migration_lock VALUES('migration_lock',0);
CREATE TABLE services (
  -- One row per service the company sells. The page's long copy is in packages/content.
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE CHECK (slug <> '' AND slug = lower(slug)),  -- its address: /{slug}
  name TEXT NOT NULL CHECK (name <> ''),
  short_description TEXT NOT NULL,
  color TEXT NOT NULL CHECK (color IN ('pine', 'amber', 'ink')),        -- colour family of its icon
  icon TEXT NOT NULL,                                                   -- a name of the icon sprite
  featured INTEGER NOT NULL DEFAULT 0 CHECK (featured IN (0, 1)),       -- 1: shown on the home page
  position INTEGER NOT NULL,                                            -- order on pages, ascending
  duration_from INTEGER NOT NULL CHECK (duration_from > 0),             -- typical duration, in duration_unit
  duration_to INTEGER CHECK (duration_to >= duration_from),             -- null: open-ended, "30+ days"
  duration_unit TEXT NOT NULL CHECK (duration_unit IN ('hour', 'day', 'month', 'year')),
  seed_hash TEXT                                                        -- set by the seed; tells an edited row from a seeded one
) STRICT;
INSERT INTO services VALUES(1,'physician-credentialing','Edited by hand','Primary source verification, payer files.','pine','stethoscope',1,1,60,120,'day','color,duration_from,duration_to,duration_unit,featured,icon,name,position,short_description,slug:3ed1d04b416a22fd453105849e83827aee6da3b8c607c71d253fb0fdf7a9f0f8');
CREATE TABLE specialties (
  -- One row per medical specialty.
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE CHECK (slug <> '' AND slug = lower(slug)),  -- its address: /{slug}
  name TEXT NOT NULL CHECK (name <> ''),
  description TEXT NOT NULL,
  icon TEXT NOT NULL,                                                   -- a name of the icon sprite
  image_url TEXT,                                                       -- null: the site draws its own picture
  timeframe_from_days INTEGER NOT NULL CHECK (timeframe_from_days > 0),
  timeframe_to_days INTEGER NOT NULL CHECK (timeframe_to_days >= timeframe_from_days),
  key_requirements TEXT NOT NULL CHECK (json_valid(key_requirements) AND json_type(key_requirements) = 'array'),  -- JSON array of texts
  position INTEGER NOT NULL,                                            -- order on pages, ascending
  seed_hash TEXT
, color TEXT NOT NULL DEFAULT 'pine' CHECK (color IN ('pine', 'amber', 'ink')) /* colour family of its card */) STRICT;
INSERT INTO specialties VALUES(1,'ophthalmology','Ophthalmology','Medical plans and vision plans are separate files, and surgery centers ask for case logs procedure by procedure.','eye',NULL,90,120,'["American Board of Ophthalmology (ABO) certification or board eligibility","Separate applications for medical plans and vision plans","Surgical case log for each procedure requested","Operating privileges at a surgery center or hospital","Fellowship certificate for retina, glaucoma, cornea or another subspecialty","Manufacturer''s training certificate for refractive lasers"]',1,'color,description,icon,image_url,key_requirements,name,position,slug,timeframe_from_days,timeframe_to_days:88c649566e28398625f3d819d61774b021245e996fa4cc2cb264fbcef1eeb8e7','pine');
CREATE TABLE states (
  -- One row per US state.
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE CHECK (slug <> '' AND slug = lower(slug)),  -- its address: /states/{slug}
  name TEXT NOT NULL UNIQUE CHECK (name <> ''),
  abbreviation TEXT NOT NULL UNIQUE CHECK (length(abbreviation) = 2),
  medical_board TEXT NOT NULL,
  medicaid_program TEXT NOT NULL,
  imlc_member INTEGER CHECK (imlc_member IN (0, 1)),                    -- Interstate Medical Licensure Compact; null: not certain, the page says nothing
  licensing TEXT NOT NULL CHECK (json_valid(licensing) AND json_type(licensing) = 'array'),      -- JSON array of texts: State Licensing Requirements
  network TEXT NOT NULL CHECK (json_valid(network) AND json_type(network) = 'array'),          -- JSON array of texts: Network Participation
  seed_hash TEXT
, controlled_substance_registration TEXT CHECK (controlled_substance_registration IN ('yes', 'no')) /* issued to physicians by the state itself; null: not certain, the page says nothing definite */, medicaid_managed_care TEXT CHECK (medicaid_managed_care IN ('yes', 'no')) /* comprehensive Medicaid plans; null: not certain, the page says nothing definite */) STRICT;
INSERT INTO states VALUES(1,'alabama','Alabama','AL','Alabama Board of Medical Examiners','Alabama Medicaid',1,'["Alabama medical board license","DEA registration for controlled substances","State controlled substance registration","Professional liability insurance","Continuing medical education requirements","Background check verification"]','["Blue Cross Blue Shield networks","Aetna network participation","UnitedHealthcare Community Plan","Humana network enrollment","Medicaid managed care plans","Regional insurance networks"]','abbreviation,controlled_substance_registration,imlc_member,licensing,medicaid_managed_care,medicaid_program,medical_board,name,network,slug:a161c764bef3e26a54189bc81a734162eee6a3d4572dfe848d640f4edf385005','yes','no');
CREATE TABLE blog_posts (
  -- One row per article.
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE CHECK (slug <> '' AND slug = lower(slug)),  -- its address: /blog/{slug}
  title TEXT NOT NULL CHECK (title <> ''),
  excerpt TEXT NOT NULL,
  content TEXT NOT NULL,                                                -- plain text; a blank line ends a paragraph
  category TEXT NOT NULL CHECK (category IN ('Credentialing Tips', 'Payer Enrollment', 'Industry News', 'Compliance')),
  image_url TEXT,                                                       -- null: the site draws a cover
  tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags) AND json_type(tags) = 'array'),   -- JSON array of texts
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__%Z'),  -- UTC, ISO-8601
  seed_hash TEXT
, updated_at TEXT CHECK (updated_at LIKE '____-__-__T__:__:__%Z') /* UTC, ISO-8601; null: unchanged since created_at */, sources TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(sources) AND json_type(sources) = 'array') /* JSON array of {"title", "publisher", "url", "checkedOn"} */, mark TEXT CHECK (length(mark) BETWEEN 1 AND 16) /* large on the cover: 120 days, CMS-855I, Jan 31, or Nov > May for two ends of a line; null: a plain sheet */, stamp TEXT CHECK (stamp IN ('approved', 'returned', 'due')) /* on the cover; null: none */, service TEXT /* slug of the service that does this work; null: the page names none */, in_short TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(in_short) AND json_type(in_short) = 'array') /* JSON array of texts: what a reader takes away */) STRICT;
INSERT INTO blog_posts VALUES(1,'year-end-2026-credentialing-calendar','Year-end 2026: a credentialing calendar to May 2027','Participation window, fee notice, telehealth rule, moratoria, certificates, revalidations: the dates from now to May that stop payments when they are missed.','Short.','Industry News',NULL,'["calendar","deadlines","revalidation","reappointment","CAQH"]','2026-11-18T12:00:00.000Z','category,content,created_at,excerpt,image_url,in_short,mark,service,slug,sources,stamp,tags,title,updated_at:9864f1e29a3c2e7212446e9b7c56175e820e36d838f65ffe8f5be863093af868','2026-11-21T12:00:00.000Z','[{"title":"Provider Enrollment Application Fee Amount for Calendar Year 2026, 90 FR 55738","publisher":"Federal Register","url":"https://www.govinfo.gov/content/pkg/FR-2025-12-03/html/2025-21877.htm","checkedOn":"2026-11-21"},{"title":"Fourth Temporary Extension of COVID-19 Telemedicine Flexibilities, 90 FR 61301","publisher":"Federal Register","url":"https://www.govinfo.gov/content/pkg/FR-2025-12-31/html/2025-24123.htm","checkedOn":"2026-11-21"},{"title":"HHA & Hospice Enrollment Moratorium, May 19, 2026","publisher":"CGS Medicare","url":"https://cgsmedicare.com/hhh/pubs/news/2026/05/news-203224.html","checkedOn":"2026-11-21"},{"title":"CY 2027 Home Health PPS Proposed Rule Fact Sheet (CMS-1844-P)","publisher":"Centers for Medicare & Medicaid Services","url":"https://www.cms.gov/newsroom/fact-sheets/calendar-year-cy-2027-home-health-prospective-payment-system-proposed-rule-fact-sheet-cms-1844-p","checkedOn":"2026-11-21"},{"title":"Revalidation overview","publisher":"First Coast Service Options","url":"https://medicare.fcso.com/enrollment/revalidation-overview","checkedOn":"2026-11-21"},{"title":"Medicare Revalidation List","publisher":"Centers for Medicare & Medicaid Services","url":"https://data.cms.gov/tools/medicare-revalidation-list","checkedOn":null},{"title":"Reappointment and Re-privileging - Dates","publisher":"The Joint Commission","url":"https://www.jointcommission.org/standards/standard-faqs/nursing-care-center/human-resources-hr/000001439/","checkedOn":"2026-11-21"},{"title":"36-month Recredentialing time frame, answer of March 15, 2020","publisher":"NCQA","url":"https://www.ncqa.org/programs/health-plans/utilization-management/faqs/um-cr-pn/?faq=000014858&print=1","checkedOn":"2026-11-21"},{"title":"Provider Data Portal","publisher":"CAQH","url":"https://proview.caqh.org/Login","checkedOn":null},{"title":"Interstate Medical Licensure Compact","publisher":"IMLC Commission","url":"https://imlcc.com/","checkedOn":null},{"title":"Another Lifeline for Medicare Telehealth Flexibilities, February 3, 2026","publisher":"The National Law Review","url":"https://natlawreview.com/article/continuing-appropriations-act-2026-another-lifeline-medicare-telehealth","checkedOn":"2026-11-21"}]','Nov > May','due','re-credentialing','["By November 30: attest in CAQH and search the revalidation list.","Recredentialing due March 31 begins December 1, because verifications count for 120 days.","The telehealth prescribing rule ends December 31, 2026; Medicare''s telehealth at home runs a year longer."]');
CREATE TABLE content_revision (
  -- One row. Triggers raise it with every change of a content table; rendered pages are kept per revision.
  id INTEGER PRIMARY KEY CHECK (id = 1),
  revision INTEGER NOT NULL,
  changed_at TEXT NOT NULL                                              -- UTC, ISO-8601
) STRICT;
INSERT INTO content_revision VALUES(1,221,'2026-11-23T06:47:27.455Z');
CREATE TABLE contact_services (
  -- The choices of "Service Needed" in the contact form. Seeded; rows may be renamed, not removed while a lead names them.
  value TEXT PRIMARY KEY NOT NULL,
  label TEXT NOT NULL CHECK (label <> '')
) STRICT;
INSERT INTO contact_services VALUES('physician-credentialing','Physician Credentialing');
INSERT INTO contact_services VALUES('facility-credentialing','Facility Credentialing');
INSERT INTO contact_services VALUES('payer-enrollment','Payer Enrollment');
INSERT INTO contact_services VALUES('re-credentialing','Re-Credentialing');
INSERT INTO contact_services VALUES('insurance-paneling','Insurance Paneling');
INSERT INTO contact_services VALUES('compliance-support','Compliance Support');
INSERT INTO contact_services VALUES('consultation','General Consultation');
CREATE TABLE consultation_requests (
  -- The home page's form: "Schedule a Free Consultation".
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,                 -- what the visitor was told: CR-XXXX-XXXX
  name TEXT NOT NULL CHECK (name <> ''),
  email TEXT NOT NULL CHECK (email LIKE '%_@_%'),
  phone TEXT NOT NULL CHECK (phone <> ''),        -- as typed
  practice TEXT,                                  -- null: left empty
  status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'quarantined', 'contacted', 'won', 'lost')),  -- quarantined: looks like spam, nobody was told; 'pnpm leads release' sends it
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__%Z'),  -- UTC, ISO-8601
  idempotency_key TEXT NOT NULL UNIQUE,           -- one intent, one row: a repeat is answered with this row's reference
  spam_score INTEGER NOT NULL DEFAULT 0,          -- quarantined from 50 on
  spam_signals TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(spam_signals) AND json_type(spam_signals) = 'array'),  -- JSON array of texts: why the score
  text_hash TEXT,                                 -- of the message, to see one text from many senders
  client_hash TEXT,                               -- keyed hash of the sender's network address; the address itself is not stored
  landing_page TEXT,                              -- path of the first page of the visit; untrusted
  referrer TEXT,                                  -- where the visit came from; untrusted
  first_utm_source TEXT,                          -- first touch, untrusted
  first_utm_medium TEXT,
  first_utm_campaign TEXT,
  last_utm_source TEXT,                           -- last touch, untrusted
  last_utm_medium TEXT,
  last_utm_campaign TEXT
, sent_from TEXT /* path of the page whose form was sent; untrusted; null: not sent by a page */, about TEXT /* subject of that page as its form shows it, such as Texas Medical Credentialing; untrusted */) STRICT;
INSERT INTO consultation_requests VALUES(1,'CR-84EM-3EXR','Ada O''Connor','ada@clinic.example','(615) 555-0100','Oak Street Clinic','new','2026-11-23T06:47:27.402Z','consultation-1',0,'[]',NULL,NULL,'/states/texas','https://search.example/','search','cpc','spring','mail','letter','april','/contact','Texas Medical Credentialing');
INSERT INTO consultation_requests VALUES(2,'CR-8Y0B-0FAG','Grace Hopper','grace@clinic.example','(615) 555-0100',NULL,'won','2026-11-23T06:47:27.407Z','consultation-2',0,'[]',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE contact_submissions (
  -- The contact page's form.
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,                 -- what the visitor was told: CM-XXXX-XXXX
  name TEXT NOT NULL CHECK (name <> ''),
  email TEXT NOT NULL CHECK (email LIKE '%_@_%'),
  phone TEXT,                                     -- as typed; null: left empty
  company TEXT,                                   -- null: left empty
  service TEXT REFERENCES contact_services (value),  -- null: none chosen
  message TEXT NOT NULL CHECK (message <> ''),
  status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'quarantined', 'contacted', 'won', 'lost')),  -- quarantined: looks like spam, nobody was told; 'pnpm leads release' sends it
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__%Z'),  -- UTC, ISO-8601
  idempotency_key TEXT NOT NULL UNIQUE,           -- one intent, one row: a repeat is answered with this row's reference
  spam_score INTEGER NOT NULL DEFAULT 0,          -- quarantined from 50 on
  spam_signals TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(spam_signals) AND json_type(spam_signals) = 'array'),  -- JSON array of texts: why the score
  text_hash TEXT,                                 -- of the message, to see one text from many senders
  client_hash TEXT,                               -- keyed hash of the sender's network address; the address itself is not stored
  landing_page TEXT,                              -- path of the first page of the visit; untrusted
  referrer TEXT,                                  -- where the visit came from; untrusted
  first_utm_source TEXT,                          -- first touch, untrusted
  first_utm_medium TEXT,
  first_utm_campaign TEXT,
  last_utm_source TEXT,                           -- last touch, untrusted
  last_utm_medium TEXT,
  last_utm_campaign TEXT
, sent_from TEXT /* path of the page whose form was sent; untrusted; null: not sent by a page */, about TEXT /* subject of that page as its form shows it, such as Texas Medical Credentialing; untrusted */) STRICT;
INSERT INTO contact_submissions VALUES(1,'CM-5BEY-61K6','Ada O''Connor','ada@clinic.example','(615) 555-0100','Oak Street Clinic','compliance-support',replace('We are twelve physicians; please call. It''s "urgent" — 50% of claims wait.\nSecond line.','\n',char(10)),'contacted','2026-11-23T06:47:27.396Z','crm-lead-20418',0,'[]','jBFXwJXE8cunxSNrwCqpJD9zBJ5jZE9acMDjGvZMjWA',NULL,'/states/texas','https://search.example/','search','cpc','spring','mail','letter','april','/contact','Texas Medical Credentialing');
INSERT INTO contact_submissions VALUES(2,'CM-G0NX-4S85','Junk','spam@junk.example',NULL,NULL,NULL,'casino http://a.example','quarantined','2026-11-23T06:47:27.405Z','junk-1',80,'["links"]',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE newsletter_subscribers (
  -- One row per address, lower case.
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE CHECK (email LIKE '%_@_%' AND email = lower(email)),
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),  -- pending: the owner of the address has not confirmed
  token TEXT NOT NULL UNIQUE,                     -- in the links of its mails
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__%Z'),
  asked_at TEXT,                                  -- when the last "please confirm" was queued
  confirmed_at TEXT,
  unsubscribed_at TEXT
) STRICT;
INSERT INTO newsletter_subscribers VALUES(1,'reader@clinic.example','confirmed','nvAqnlkRgIFkDs8YqISAadPC','2026-11-23T06:47:27.433Z','2026-11-23T06:47:27.433Z','2026-11-23T06:47:27.444Z',NULL);
INSERT INTO newsletter_subscribers VALUES(2,'left@clinic.example','unsubscribed','ArycaYph1DyrOXF2MVdSJI_4','2026-11-23T06:47:27.440Z','2026-11-23T06:47:27.440Z',NULL,'2026-11-23T06:47:27.446Z');
INSERT INTO newsletter_subscribers VALUES(3,'waits@clinic.example','pending','dIbYloyKCrJgq57aZahycpN2','2026-11-23T06:47:27.442Z','2026-11-23T06:47:27.442Z',NULL,NULL);
CREATE TABLE IF NOT EXISTS "lead_events" (
  -- What happened to a lead after it came, oldest first by id; view lead_history adds that it came. Changes of the status
  -- are written by triggers, so that a change in a SQL shell leaves a trace too.
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL,
  happened_at TEXT NOT NULL CHECK (happened_at LIKE '____-__-__T__:__:__%Z'),
  event TEXT NOT NULL CHECK (event IN ('status', 'note', 'erased')),
  from_status TEXT,
  to_status TEXT,
  note TEXT
) STRICT;
INSERT INTO lead_events VALUES(1,'CM-5BEY-61K6','2026-11-23T06:47:27.413Z','status','new','contacted',NULL);
INSERT INTO lead_events VALUES(2,'CM-5BEY-61K6','2026-11-23T06:47:27.414Z','note',NULL,NULL,'Called back');
INSERT INTO lead_events VALUES(3,'CR-8Y0B-0FAG','2026-11-23T06:47:27.414Z','status','new','won',NULL);
INSERT INTO lead_events VALUES(4,'CM-YY3B-FF75','2026-11-23T06:47:27.418Z','erased',NULL,NULL,NULL);
CREATE TABLE IF NOT EXISTS "notifications" (
  -- One row per message, channel and recipient. The text is made when it is sent, from the row it is about.
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('office', 'visitor', 'newsletter')),  -- office: a new lead; visitor: the confirmation of one; newsletter: please confirm your address
  channel TEXT NOT NULL CHECK (channel IN ('email', 'webhook')),
  recipient TEXT NOT NULL,                        -- an e-mail or web address
  reference TEXT NOT NULL,                        -- the lead's; of a newsletter row the subscriber's id
  message_id TEXT NOT NULL,                       -- the same at every attempt, so that a duplicate can be told
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sending', 'sent', 'dead')),  -- dead: given up; 'pnpm leads notify --dead' tries again
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL CHECK (next_attempt_at LIKE '____-__-__T__:__:__%Z'),
  last_error TEXT,
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__%Z'),
  sent_at TEXT,
  UNIQUE (reference, message_id)                  -- message_id follows from the reference; this order also finds a lead's messages
) STRICT;
INSERT INTO notifications VALUES(1,'office','email','office@site.example','CM-5BEY-61K6','<05f9fddd4b3ffa4c0f90377897ca3dd6e19b96f6@site.example>','sent',1,'2026-11-23T06:48:27.447Z',NULL,'2026-11-23T06:47:27.401Z','2026-11-23T06:47:27.448Z');
INSERT INTO notifications VALUES(2,'office','webhook','https://crm.example/hook','CM-5BEY-61K6','<3649377f45dd1745500c7e9d17a0238b1b902741@site.example>','pending',0,'2026-11-23T06:47:27.401Z',NULL,'2026-11-23T06:47:27.401Z',NULL);
INSERT INTO notifications VALUES(3,'visitor','email','ada@clinic.example','CM-5BEY-61K6','<05914cf1a9eaab20aa3ec475c2d028722ae8712e@site.example>','dead',1,'2026-11-23T06:48:27.447Z','550 no such mailbox','2026-11-23T06:47:27.401Z',NULL);
INSERT INTO notifications VALUES(4,'office','email','office@site.example','CR-84EM-3EXR','<0fec7a197ed3be5cdabd40e1837a967a0e3c4573@site.example>','sending',1,'2026-11-23T06:48:27.447Z',NULL,'2026-11-23T06:47:27.404Z',NULL);
INSERT INTO notifications VALUES(5,'office','webhook','https://crm.example/hook','CR-84EM-3EXR','<53fc7971c94e7af011379f99117f2c067bc830c0@site.example>','pending',0,'2026-11-23T06:47:27.404Z',NULL,'2026-11-23T06:47:27.404Z',NULL);
INSERT INTO notifications VALUES(6,'visitor','email','ada@clinic.example','CR-84EM-3EXR','<9511ccc8cba7f9ac093ebf3e03a8ed220c82bdb0@site.example>','pending',0,'2026-11-23T06:47:27.404Z',NULL,'2026-11-23T06:47:27.404Z',NULL);
INSERT INTO notifications VALUES(7,'office','email','office@site.example','CR-8Y0B-0FAG','<b2a2c4353233e4fca0173acab2a70dbd7c8f7de9@site.example>','pending',0,'2026-11-23T06:47:27.408Z',NULL,'2026-11-23T06:47:27.408Z',NULL);
INSERT INTO notifications VALUES(8,'office','webhook','https://crm.example/hook','CR-8Y0B-0FAG','<b40068c17ed3dee162ba61e22a55d1f2bfd59b3c@site.example>','pending',0,'2026-11-23T06:47:27.408Z',NULL,'2026-11-23T06:47:27.408Z',NULL);
INSERT INTO notifications VALUES(9,'visitor','email','grace@clinic.example','CR-8Y0B-0FAG','<55e48afcb6104b03aa31f2fb43bb358c645d9504@site.example>','pending',0,'2026-11-23T06:47:27.408Z',NULL,'2026-11-23T06:47:27.408Z',NULL);
INSERT INTO notifications VALUES(10,'newsletter','email','reader@clinic.example','1','<4e954435d3901ab887cf6396b3cb2e4ab56124af@site.example>','pending',0,'2026-11-23T06:47:27.434Z',NULL,'2026-11-23T06:47:27.434Z',NULL);
INSERT INTO notifications VALUES(11,'newsletter','email','left@clinic.example','2','<5ee8955757c4517c074c9a50cda2acdad09d759e@site.example>','pending',0,'2026-11-23T06:47:27.440Z',NULL,'2026-11-23T06:47:27.440Z',NULL);
INSERT INTO notifications VALUES(12,'newsletter','email','waits@clinic.example','3','<d5a8a4268e714c95e7a1d431b58dbe2cbf44c675@site.example>','pending',0,'2026-11-23T06:47:27.442Z',NULL,'2026-11-23T06:47:27.442Z',NULL);
CREATE TABLE newsletter_refusals (
  -- One row per address whose owner unsubscribed: no form makes the site write to it, also after the address itself is
  -- gone from newsletter_subscribers. Only the owner's confirmation, or 'pnpm leads allow', removes a row.
  address_hash TEXT PRIMARY KEY NOT NULL,         -- HMAC-SHA-256 of the address in lower case, with newsletter_refusal_key
  refused_at TEXT NOT NULL CHECK (refused_at LIKE '____-__-__T__:__:__%Z')
) STRICT;
INSERT INTO newsletter_refusals VALUES('abe-SFP2aFUXxbEqpTvkeoNAPmMi5BBrw4E7MVKNrK8','2026-11-23T06:47:27.446Z');
CREATE TABLE newsletter_refusal_key (
  -- One row, made by the migration and never changed: with another key no refusal is recognised.
  id INTEGER PRIMARY KEY CHECK (id = 1),
  key TEXT NOT NULL
) STRICT;
INSERT INTO newsletter_refusal_key VALUES(1,'7reZBL3L0Z3yhujtAPjjQRw99XVkRr49qAJ2RWlM9TY');
CREATE INDEX services_featured ON services (featured, position);
CREATE INDEX blog_posts_newest ON blog_posts (created_at DESC, id DESC);
CREATE INDEX blog_posts_category ON blog_posts (category, created_at DESC);
CREATE INDEX consultation_requests_email ON consultation_requests (email);
CREATE INDEX contact_submissions_email ON contact_submissions (email);
CREATE INDEX contact_submissions_service ON contact_submissions (service);
CREATE INDEX lead_events_reference ON lead_events (reference, id);
CREATE INDEX consultation_requests_status ON consultation_requests (status, created_at);
CREATE INDEX consultation_requests_client ON consultation_requests (client_hash, created_at);
CREATE INDEX contact_submissions_status ON contact_submissions (status, created_at);
CREATE INDEX contact_submissions_client ON contact_submissions (client_hash, created_at);
CREATE INDEX contact_submissions_text ON contact_submissions (text_hash, created_at);
CREATE INDEX notifications_due ON notifications (channel, next_attempt_at)
  -- While a message is being sent, next_attempt_at is when another attempt may begin, because this one must have died.
  WHERE status IN ('pending', 'sending')
;
CREATE INDEX consultation_requests_newest ON consultation_requests (created_at, status, landing_page, last_utm_campaign);
CREATE INDEX contact_submissions_newest ON contact_submissions (created_at, status, landing_page, last_utm_campaign);
CREATE TRIGGER services_bumps_revision_on_insert AFTER INSERT ON services BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
CREATE TRIGGER services_bumps_revision_on_update AFTER UPDATE ON services BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
CREATE TRIGGER services_bumps_revision_on_delete AFTER DELETE ON services BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
CREATE TRIGGER specialties_bumps_revision_on_insert AFTER INSERT ON specialties BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
CREATE TRIGGER specialties_bumps_revision_on_update AFTER UPDATE ON specialties BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
CREATE TRIGGER specialties_bumps_revision_on_delete AFTER DELETE ON specialties BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
CREATE TRIGGER states_bumps_revision_on_insert AFTER INSERT ON states BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
CREATE TRIGGER states_bumps_revision_on_update AFTER UPDATE ON states BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
CREATE TRIGGER states_bumps_revision_on_delete AFTER DELETE ON states BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
CREATE TRIGGER blog_posts_bumps_revision_on_insert AFTER INSERT ON blog_posts BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
CREATE TRIGGER blog_posts_bumps_revision_on_update AFTER UPDATE ON blog_posts BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
CREATE TRIGGER blog_posts_bumps_revision_on_delete AFTER DELETE ON blog_posts BEGIN
  UPDATE content_revision SET revision = revision + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
CREATE VIEW lead_funnel_daily AS
  -- One row per UTC day and kind: how many came, how many of them look like spam, were answered, were won.
  -- Days of another time zone: 'pnpm leads stats'.
  SELECT substr(created_at, 1, 10) AS day, kind, CAST(count(*) AS INTEGER) AS leads,
    CAST(sum(CASE WHEN status = 'quarantined' THEN 1 ELSE 0 END) AS INTEGER) AS quarantined,
    CAST(sum(CASE WHEN status IN ('contacted', 'won', 'lost') THEN 1 ELSE 0 END) AS INTEGER) AS contacted,
    CAST(sum(CASE WHEN status = 'won' THEN 1 ELSE 0 END) AS INTEGER) AS won
  FROM lead_inbox GROUP BY substr(created_at, 1, 10), kind
;
CREATE TRIGGER consultation_requests_records_status AFTER UPDATE OF status ON consultation_requests WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO lead_events (reference, happened_at, event, from_status, to_status)
  VALUES (NEW.reference, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'status', OLD.status, NEW.status);
END;
CREATE TRIGGER contact_submissions_records_status AFTER UPDATE OF status ON contact_submissions WHEN NEW.status <> OLD.status BEGIN
  INSERT INTO lead_events (reference, happened_at, event, from_status, to_status)
  VALUES (NEW.reference, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'status', OLD.status, NEW.status);
END;
CREATE VIEW lead_history AS
  -- All that happened to a lead, its coming included; add WHERE reference = '…' ORDER BY id.
  SELECT id, reference, happened_at, event, from_status, to_status, note FROM lead_events
  UNION ALL
  SELECT CAST(0 AS INTEGER), lead.reference, lead.created_at, CAST('created' AS TEXT), CAST(NULL AS TEXT),
    CAST(coalesce(
      (SELECT from_status FROM lead_events AS first WHERE first.reference = lead.reference AND event = 'status' ORDER BY id LIMIT 1),
      lead.status
    ) AS TEXT), CAST(NULL AS TEXT)
  FROM lead_inbox AS lead
;
CREATE VIEW notification_health AS
  -- One row per channel and status: how many, the oldest, the most attempts. Anything pending for over an hour needs a look.
  SELECT channel, status, CAST(count(*) AS INTEGER) AS notifications, min(created_at) AS oldest_created_at,
    CAST(max(attempts) AS INTEGER) AS attempts_max
  FROM notifications GROUP BY channel, status
;
CREATE TRIGGER blog_posts_checks_sources_on_insert BEFORE INSERT ON blog_posts BEGIN
  SELECT RAISE(ABORT, 'a source has "title", "publisher", "url" (https://...) and "checkedOn" (YYYY-MM-DD or null)')
  FROM json_each(NEW.sources) WHERE type <> 'object' OR NOT (coalesce(json_extract(value, '$.title') LIKE '_%', 0) AND coalesce(json_extract(value, '$.publisher') LIKE '_%', 0) AND coalesce(json_extract(value, '$.url') LIKE 'https://_%', 0) AND (coalesce(json_type(value, '$.checkedOn'), '') = 'null' OR coalesce(json_extract(value, '$.checkedOn') LIKE '____-__-__', 0)));
END;
CREATE TRIGGER blog_posts_checks_sources_on_update BEFORE UPDATE OF sources ON blog_posts BEGIN
  SELECT RAISE(ABORT, 'a source has "title", "publisher", "url" (https://...) and "checkedOn" (YYYY-MM-DD or null)')
  FROM json_each(NEW.sources) WHERE type <> 'object' OR NOT (coalesce(json_extract(value, '$.title') LIKE '_%', 0) AND coalesce(json_extract(value, '$.publisher') LIKE '_%', 0) AND coalesce(json_extract(value, '$.url') LIKE 'https://_%', 0) AND (coalesce(json_type(value, '$.checkedOn'), '') = 'null' OR coalesce(json_extract(value, '$.checkedOn') LIKE '____-__-__', 0)));
END;
CREATE VIEW lead_inbox AS
  -- Every lead of both forms with all that an answer needs; add ORDER BY created_at DESC.
  SELECT reference, 'consultation' AS kind, status, created_at, name, email, phone, practice AS company,
    CAST(NULL AS TEXT) AS service, CAST(NULL AS TEXT) AS message, spam_score, spam_signals, landing_page, referrer,
    first_utm_source, first_utm_medium, first_utm_campaign, last_utm_source, last_utm_medium, last_utm_campaign,
    sent_from, about
  FROM consultation_requests
  UNION ALL
  SELECT reference, 'contact', status, created_at, name, email, phone, company,
    service, message, spam_score, spam_signals, landing_page, referrer,
    first_utm_source, first_utm_medium, first_utm_campaign, last_utm_source, last_utm_medium, last_utm_campaign,
    sent_from, about
  FROM contact_submissions
;
COMMIT;
