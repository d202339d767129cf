CREATE TABLE `pr_times` (
	`pipeline` integer NOT NULL,
	`number` integer NOT NULL,
	`collection` integer NOT NULL,
	`first_commit_at` text,
	`first_review_at` text,
	PRIMARY KEY(`pipeline`, `number`)
);
